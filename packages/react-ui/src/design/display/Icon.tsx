import { classNames } from '../classNames'
import styles from './Icon.module.css'
import { icons, type IconName } from './icons'

/** Icons that point along the text direction, so they mirror in right-to-left text. */
const pointing: ReadonlySet<IconName> = new Set(['chevron-right', 'arrow-left', 'arrow-right'])

/** An icon says nothing by itself: a text beside it, or the name of its button, does. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={classNames(styles.icon, pointing.has(name) && styles.pointing)} viewBox="0 0 24 24" aria-hidden>
      <path d={icons[name]} />
    </svg>
  )
}
