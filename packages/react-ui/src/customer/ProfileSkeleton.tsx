import { useDetailsTexts } from '../composition/DashboardContext'
import { Card, Loading, Skeleton, Stack } from '../design'

const heights = ['6rem', '3rem', '4rem', '8rem', '8rem'] as const

export function ProfileSkeleton() {
  const { profile: words } = useDetailsTexts().screen
  return (
    <Loading label={words.loading}>
      <Stack gap="loose">
        {heights.map((height, at) => (
          <Card key={at} as="div">
            <Skeleton shape="heading" />
            <Skeleton width="60%" />
            <Skeleton shape="block" height={height} />
          </Card>
        ))}
      </Stack>
    </Loading>
  )
}
