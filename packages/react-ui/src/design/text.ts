import styles from './text.module.css'

/** Classes of secondary text. `quiet` is also smaller. */
export const { muted, quiet } = styles
