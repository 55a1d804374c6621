import { colourSchemes } from '@booking-dashboard/core'
import { useEffect, useId } from 'react'
import { showScheme, themeColours } from '../../browser/colourScheme'
import { whenPageColoursChange } from '../../browser/whenPageColoursChange'
import { whenStorageChanges } from '../../browser/textStore'
import { coloursOf } from '../../client/coloursOf'
import { useVisitor, useVisitorTexts } from '../../dashboard/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import styles from './PageChoices.module.css'

/** The bars of a phone around the page get the colour of the page's header, which may be the client's. */
const showThemeColour = (): void => {
  const [red, green, blue] = coloursOf(document.body, ['--surface-raised'])('--surface-raised')
  for (const meta of themeColours()) meta.content = `rgb(${red} ${green} ${blue})`
}

/** Light, dark, or as the device has it. */
export function ColourSchemeSwitch() {
  const { colourScheme } = useVisitor()
  const { colours } = useVisitorTexts().screen.shell
  const chosen = useBehavior(colourScheme.state$)
  const id = useId()
  useEffect(() => {
    const shown = colourScheme.state$.subscribe(showScheme)
    showThemeColour()
    const stops = [whenPageColoursChange(showThemeColour), whenStorageChanges(colourScheme.reread)]
    return () => {
      shown.unsubscribe()
      stops.forEach((stop) => stop())
    }
  }, [colourScheme])
  return (
    <section aria-label={colours.label}>
      <fieldset className={styles.schemes}>
        <legend className={styles.legend}>{colours.label}</legend>
        {colourSchemes.map((scheme) => (
          <label key={scheme} className={styles.scheme}>
            <input
              type="radio"
              name={id}
              value={scheme}
              checked={scheme === chosen}
              onChange={() => colourScheme.choose(scheme)}
            />
            <span>{colours[scheme]}</span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}
