import { createHash } from 'node:crypto'
import { shellCaches } from '../../src/offline/shell'

/** Stores files whose content is their address. */
export const storeShell = (caches: CacheStorage, release: string, addresses: readonly string[]): Promise<void> =>
  shellCaches(caches, release).store(
    Object.fromEntries(addresses.map((address) => [address, createHash('sha256').update(address).digest('hex')])),
    async (address) =>
      new Response(address, {
        headers: { 'content-type': address.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript' },
      }),
  )
