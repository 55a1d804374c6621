import type { Country, Gender } from '@booking-dashboard/core/ports'
import { useEffect } from 'react'
import { Stale } from '../../bookings/Loaded'
import { useArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { Loading, Skeleton } from '../../design'
import type { Elements } from '../../design/Elements'
import { useBehavior } from '../../reactive/useBehavior'

interface ListWords {
  readonly loading: string
  readonly failed: string
}

/** For a form: requests the lists, and replaces the fields that need a list until it arrives. */
const useObstacle = (missing: boolean, words: ListWords): Elements => {
  const { client } = useArea('member')
  const { tryAgain } = useDetailsTexts().screen.profile
  const { kind } = useBehavior(client.lists$)
  useEffect(() => void client.needLists(), [client])
  if (!missing) return null
  if (kind === 'loading') {
    return (
      <Loading label={words.loading}>
        <Skeleton shape="block" />
      </Loading>
    )
  }
  return <Stale title={words.failed} headingLevel={3} tryAgain={tryAgain} onRetry={() => void client.needLists()} />
}

/** The lists that are loaded, for read views. */
export const useLists = () => useBehavior(useArea('member').client.lists$)

interface Countries {
  readonly countries: readonly Country[]
  /** Replaces the fields that need the list; null once it has arrived. */
  readonly obstacle: Elements
}

export const useCountries = (): Countries => {
  const { countries } = useLists()
  return { countries, obstacle: useObstacle(countries.length === 0, useDetailsTexts().screen.profile.countries) }
}

export const useGenders = (): { readonly genders: readonly Gender[]; readonly obstacle: Elements } => {
  const { kind, genders } = useLists()
  const missing = kind !== 'loaded' && genders.length === 0
  return { genders, obstacle: useObstacle(missing, useDetailsTexts().screen.profile.genders) }
}
