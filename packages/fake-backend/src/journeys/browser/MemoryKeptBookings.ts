import type { DownloadedFile, KeptBooking, KeptBookingStore } from '@booking-dashboard/core/ports'

/** In-memory store for the offline booking; all tabs of a browser share it. */
export class MemoryKeptBookings implements KeptBookingStore {
  readonly available = true
  kept: KeptBooking | null = null
  readonly files = new Map<string, DownloadedFile>()
  /** The device is out of storage. */
  full = false

  read = async (): Promise<KeptBooking | null> => this.kept
  fileKeys = async (): Promise<readonly string[]> => [...this.files.keys()]
  write = async (kept: KeptBooking): Promise<boolean> => {
    if (!this.full) this.kept = kept
    return !this.full
  }
  writeFile = async (key: string, file: DownloadedFile): Promise<boolean> => {
    if (!this.full) this.files.set(key, file)
    return !this.full
  }
  removeFile = async (key: string): Promise<void> => void this.files.delete(key)
  forget = async (): Promise<void> => {
    this.kept = null
    this.files.clear()
  }
}
