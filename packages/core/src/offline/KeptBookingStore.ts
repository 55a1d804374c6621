import type { DownloadedFile } from '../delivery/DeliveryApi.js'
import type { KeptBooking } from './KeptBooking.js'

/** Where a device keeps one booking to be read without a network. Nothing rejects: what a device refuses is not kept. */
export interface KeptBookingStore {
  /** False where there is no such place: nothing is offered then. */
  readonly available: boolean
  /** Null where nothing is kept, or nothing that can be read. */
  readonly read: () => Promise<KeptBooking | null>
  /** In the place of what was kept before, whose files stay; false where the device refused. */
  readonly write: (kept: KeptBooking) => Promise<boolean>
  /** The keys of the e-tickets whose files are kept. */
  readonly fileKeys: () => Promise<readonly string[]>
  readonly writeFile: (key: string, file: DownloadedFile) => Promise<boolean>
  readonly removeFile: (key: string) => Promise<void>
  /** The booking and every file. */
  readonly forget: () => Promise<void>
}

/** Where nothing is kept: a script, a browser that has no such place. */
export const nothingKept: KeptBookingStore = {
  available: false,
  read: async () => null,
  write: async () => false,
  fileKeys: async () => [],
  writeFile: async () => false,
  removeFile: async () => undefined,
  forget: async () => undefined,
}
