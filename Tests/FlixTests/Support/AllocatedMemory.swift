import CMalloc

/// The memory that the process has allocated and not freed, in bytes.
nonisolated enum AllocatedMemory {
  static var now: Int {
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  }
}
