import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { DataList } from '../../design'
import styles from './DetailsBlock.module.css'

interface FactsProps {
  /** Label and value; an empty value reads as "not given". */
  readonly items: readonly (readonly [label: string, value: string])[]
}

export function Facts({ items }: FactsProps) {
  const { notGiven } = useDetailsTexts().screen.profile
  return (
    <DataList
      layout="facts"
      items={items.map(([label, value]) => ({
        label,
        value: value === '' ? <span className={styles.notGiven}>{notGiven}</span> : value,
      }))}
    />
  )
}
