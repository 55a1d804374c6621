import { Grid, Skeleton, Stack, WithSummary } from '../design'

/** The shape of a booking screen: blocks, tiles, and the column at the side. */
export function BookingSkeleton({ tiles = false }: { readonly tiles?: boolean }) {
  return (
    <WithSummary summary={<Skeleton shape="block" height="16rem" />}>
      {tiles && (
        <Grid>
          <Skeleton shape="block" height="5rem" />
          <Skeleton shape="block" height="5rem" />
        </Grid>
      )}
      <Stack>
        <Skeleton shape="heading" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </WithSummary>
  )
}
