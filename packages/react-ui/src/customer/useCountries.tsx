import { type Country, latest } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { Alert, Button, Loading, Skeleton } from '../design'
import { useBehavior } from '../reactive/useBehavior'

interface Countries {
  readonly countries: readonly Country[]
  /** Stands in the place of fields that need the list; null once it is there. */
  readonly obstacle: ReactNode
}

export const useCountries = (): Countries => {
  const { client } = useDashboard()
  const { countries: words, tryAgain } = useTexts().screen.profile
  const state = useBehavior(client.countries$)
  const countries = latest(state)
  if (countries !== null) return { countries, obstacle: null }
  if (state.kind !== 'failed') {
    return {
      countries: [],
      obstacle: (
        <Loading label={words.loading}>
          <Skeleton shape="block" />
        </Loading>
      ),
    }
  }
  return {
    countries: [],
    obstacle: (
      <Alert
        meaning="warning"
        title={words.failed}
        headingLevel={3}
        live
        actions={
          <Button variant="secondary" icon="refresh" onClick={() => void client.setUp()}>
            {tryAgain}
          </Button>
        }
      />
    ),
  }
}
