import type { EventChoice, TicketShop, TicketShopState } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Alert, Card, ErrorSummary, Icon, muted, WithSummary } from '../../design'
import { afterPaint } from '../../loading/afterPaint'
import { useWalletCurrency } from '../../payment/card/useWalletCurrency'
import { ChoiceSummary } from '../shop/ChoiceSummary'
import { OutcomeAlert } from '../shop/OutcomeAlert'
import { PlacePicture } from '../shop/PlacePicture'
import styles from './EventCard.module.css'
import { fieldIdOf, problemWords } from './fieldIds'
import { TicketTypeRow, type TicketTypeRowProps } from './TicketTypeRow'

export type TicketsShown = Extract<TicketShopState, { readonly kind: 'choosing' | 'adding' }>

interface TicketChoicesProps {
  readonly bookingRef: string
  readonly shop: TicketShop
  readonly shown: TicketsShown
}

/** The tickets on sale, with the quantity and the passengers chosen. */
export function TicketChoices({ bookingRef, shop, shown }: TicketChoicesProps) {
  const formats = useFormats()
  const { tickets: texts, shop: words } = useTexts('basket').screen
  const { summary, problems, attempts, outcome, events } = shown
  const isAsking = summary.count > 0
  useEffect(() => {
    if (!isAsking) return
    const cancel = afterPaint(() => void shop.learnPassengers())
    return () => cancel()
  }, [shop, isAsking])
  const inMoney = formats.moneyIn(shown.currency)
  const hasWallets = useWalletCurrency(shown) !== null
  return (
    <WithSummary
      summary={
        <ChoiceSummary
          summary={summary}
          words={texts.summary}
          inMoney={inMoney}
          adding={shown.kind === 'adding'}
          added={outcome.kind === 'added'}
          onAdd={() => void shop.add()}
          onBuy={() => void shop.buy()}
        />
      }
    >
      <ErrorSummary
        title={texts.problems.title}
        attempt={attempts}
        errors={problems.map((problem) => ({
          fieldId: fieldIdOf(problem),
          message: problemWords(problem, texts),
        }))}
      />
      <OutcomeAlert outcome={outcome} bookingRef={bookingRef} partlyAdded={texts.partlyAdded} />
      {shown.isSomethingGone && <Alert live>{words.gone}</Alert>}
      {events.map((event) => (
        <EventCard key={event.id} event={event} shop={shop} inMoney={inMoney} hasWallets={hasWallets} />
      ))}
    </WithSummary>
  )
}

interface EventCardProps extends Omit<TicketTypeRowProps, 'type' | 'eventName' | 'hasHolders'> {
  readonly event: EventChoice
}

/** An event with its date, place and tickets on sale. */
function EventCard({ event, ...rest }: EventCardProps) {
  const formats = useFormats()
  const { tickets: texts, shop: words } = useTexts('basket').screen
  const { booking, basket } = event.alreadyHeldBy
  return (
    <Card title={event.name}>
      <p className={styles.facts}>
        <span>
          <Icon name="calendar" />
          <time dateTime={event.date}>{formats.dateTime(event.date)}</time>
        </span>
        <span>
          <Icon name="map-pin" />
          <bdi>{event.venue}</bdi>
        </span>
      </p>
      <PlacePicture of={{ tickets: [{ eventName: event.name }] }} />
      {(['booking', 'basket'] as const).map((by) => {
        const holders = event.alreadyHeldBy[by]
        return (
          holders.length > 0 && (
            <p key={by} className={muted}>
              {texts.alreadyHeldBy[by](words.fewPeople(holders), holders.length)}
            </p>
          )
        )
      })}
      {event.types.length === 0 ? (
        <p className={muted}>{texts.nothingOnSale}</p>
      ) : (
        <ul className={styles.types}>
          {event.types.map((type) => (
            <TicketTypeRow
              key={type.id}
              eventName={event.name}
              hasHolders={booking.length + basket.length > 0}
              type={type}
              {...rest}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
