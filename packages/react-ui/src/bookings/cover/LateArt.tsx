import { late } from '../../loading/late'

/** The art loads after its page. If it fails to load, the colour of the sky remains. */
export const LateArt = late(async () => (await import('./CoverArt')).CoverArt)
