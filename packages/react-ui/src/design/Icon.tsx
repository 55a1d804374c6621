import styles from './Icon.module.css'
import { icons, type IconName } from './icons'

interface IconProps {
  readonly name: IconName
  /** Only where no text beside the icon says the same. */
  readonly label?: string | undefined
}

export function Icon({ name, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={icons[name]} />
    </svg>
  )
}
