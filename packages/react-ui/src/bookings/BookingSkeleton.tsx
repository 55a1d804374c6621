import { Skeleton, Stack, WithSummary } from '../design'

/** The shape of a booking screen: a heading with blocks, or the tasks and the itinerary, and the column at the side. */
export function BookingSkeleton({ own = false }: { readonly own?: boolean }) {
  return (
    <WithSummary summary={<Skeleton shape="block" height="16rem" />}>
      <Stack>
        {!own && <Skeleton shape="heading" />}
        <Skeleton shape="block" height={own ? '16rem' : undefined} />
        <Skeleton shape="block" height={own ? '24rem' : undefined} />
      </Stack>
    </WithSummary>
  )
}
