import { designTexts } from '@booking-dashboard/core'
import type { VisitorTexts } from '@booking-dashboard/core/composition'
import { createContext, use } from 'react'

/** The texts of the design components, in the language or the wording of the page. */
export const DesignWords = createContext<VisitorTexts['screen']['design']>(designTexts)

export const useWords = () => use(DesignWords)
