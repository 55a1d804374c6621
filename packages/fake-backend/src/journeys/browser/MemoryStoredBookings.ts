import type { DownloadedFile, StoredBooking, StoredBookingStore } from '@booking-dashboard/core/ports'

/** In-memory store for the offline booking; all tabs of a browser share it. */
export class MemoryStoredBookings implements StoredBookingStore {
  readonly available = true
  storedCopy: StoredBooking | null = null
  readonly files = new Map<string, DownloadedFile>()
  /** The device is out of storage. */
  full = false

  read = async (): Promise<StoredBooking | null> => this.storedCopy
  fileKeys = async (): Promise<readonly string[]> => [...this.files.keys()]
  write = async (storedCopy: StoredBooking): Promise<boolean> => {
    if (!this.full) this.storedCopy = storedCopy
    return !this.full
  }
  writeFile = async (key: string, file: DownloadedFile): Promise<boolean> => {
    if (!this.full) this.files.set(key, file)
    return !this.full
  }
  removeFile = async (key: string): Promise<void> => void this.files.delete(key)
  forget = async (): Promise<void> => {
    this.storedCopy = null
    this.files.clear()
  }
}
