import type { ReactElement } from 'react'

/** Content without a text of its own, so that it can stand beside other content. `.config/loneText.mjs` says why. */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined
