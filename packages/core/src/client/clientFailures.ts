import type { CatalogueEntry } from '../failure/errorCatalogue.js'
import { paths } from '../navigation/paths.js'

export const clientOperations = {
  clientId: { text: 'Initialisation failed', severity: 'fatal' },
  clientConfig: { text: 'Initialisation failed', severity: 'fatal' },
  genders: {
    text: "We're unable to load the list of genders right now. Please try again.",
    severity: 'fatal',
    redirectPath: paths.profile,
  },
  countries: {
    text: "We're unable to load the list of countries right now. Please try again.",
    severity: 'fatal',
    redirectPath: paths.profile,
  },
} satisfies Readonly<Record<string, CatalogueEntry>>
