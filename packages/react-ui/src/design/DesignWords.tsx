import { designTexts } from '@booking-dashboard/core'
import type { VisitorTexts } from '@booking-dashboard/core/composition'
import { createContext, use } from 'react'

/** The words of a client, or of a language, around whatever is shown. */
export const DesignWords = createContext<VisitorTexts['screen']['design']>(designTexts)

export const useWords = () => use(DesignWords)
