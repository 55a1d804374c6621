import { Card, Skeleton } from '../../design'
import styles from './ProfileScreen.module.css'

const heights = ['6rem', '3rem', '4rem', '8rem', '8rem'] as const

export function ProfileSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.nav}>
        <Skeleton shape="block" height="8rem" />
      </div>
      <div className={styles.sections}>
        {heights.map((height, at) => (
          <Card key={at} as="div">
            <Skeleton shape="heading" />
            <Skeleton width="60%" />
            <Skeleton shape="block" height={height} />
          </Card>
        ))}
      </div>
    </div>
  )
}
