import { classNames } from '../classNames'
import styles from './Icon.module.css'
import { icons, type IconName } from './icons'

/** Icons that point along the text direction, so they mirror in right-to-left text. */
const pointing: ReadonlySet<IconName> = new Set(['chevron-right', 'arrow-left', 'arrow-right'])

interface IconProps {
  readonly name: IconName
  /** Only if no text beside the icon says the same. */
  readonly label?: string | undefined
}

export function Icon({ name, label }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, pointing.has(name) && styles.pointing)}
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={icons[name]} />
    </svg>
  )
}
