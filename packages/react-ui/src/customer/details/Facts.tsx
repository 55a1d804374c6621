import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { DataList } from '../../design'
import styles from './DetailsBlock.module.css'

interface FactsProps<Name extends string> {
  /** Label and value of each; an empty value reads as "not given". */
  readonly of: Readonly<Record<Name, readonly [label: string, value: string]>>
}

/** The values of a section in their order. The type demands one for each field. */
export function Facts<Name extends string>({ of }: FactsProps<Name>) {
  const { notGiven } = useDetailsTexts().screen.profile
  return (
    <DataList
      layout="facts"
      items={Object.values<readonly [label: string, value: string]>(of).map(([label, value]) => ({
        label,
        value: value === '' ? <span className={styles.notGiven}>{notGiven}</span> : value,
      }))}
    />
  )
}
