import styles from './text.module.css'

/** Classes of text. `muted` is secondary, `quiet` is also smaller, `strong` names something. */
export const { muted, quiet, strong } = styles
