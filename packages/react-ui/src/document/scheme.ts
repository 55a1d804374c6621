import { storedScheme } from '@booking-dashboard/core/ports'
import { deviceMemory } from '../browser/tabMemory'
import { showScheme } from '../browser/colourScheme'

/** Stands in the head of the HTML, so that nothing is painted in other colours before it. */
showScheme(storedScheme(deviceMemory))
