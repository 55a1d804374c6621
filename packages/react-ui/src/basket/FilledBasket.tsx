import { type LoadedBasket, paths, type ShoppingBasket } from '@booking-dashboard/core'
import { type RefObject, useEffect, useRef } from 'react'
import { useTexts } from '../dashboard/DashboardContext'
import { Alert, Badge, Button, ButtonLink, Card, CheckboxField, Dialog, isFocusLost, Row, WithSummary } from '../design'
import { useInPlace } from '../messages/useInPlace'
import styles from './BasketScreen.module.css'
import { BasketSectionCard } from './BasketSectionCard'
import { BasketTotal } from './BasketTotal'
import { MissingPassengersForm } from './MissingPassengersForm'

export function FilledBasket({ bookingRef, basket, state }: BasketPartProps & { readonly bookingRef: string }) {
  const texts = useTexts('basket').screen.basket
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that removed the line leaves the page with it, so the focus moves to the top of the list.
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus({ preventScroll: true })
  }, [state.count])
  return (
    <WithSummary summary={<BasketTotal state={state} bookingRef={bookingRef} />}>
      <BasketToolbar basket={basket} state={state} heading={heading} />
      {/* The removed line may be far below: there, the toast says it. */}
      {state.notDone?.what === 'removal' && <Alert meaning="danger" lines={state.notDone.lines} />}
      {state.missing && <MissingPassengersForm basket={basket} missing={state.missing} />}
      {state.sections.map((section) => (
        <BasketSectionCard
          key={section.name}
          section={section}
          basket={basket}
          currency={state.currency}
          canPick={state.canPick}
          picked={state.picked}
          removing={state.removing}
        />
      ))}
      <BasketPassengers basket={basket} state={state} />
      <Row between>
        <ButtonLink to={paths.booking(bookingRef)} variant="secondary" icon="plus">
          {texts.addMore}
        </ButtonLink>
        <Button variant="quiet" busy={state.isDiscarding} onClick={basket.askToDiscard}>
          {texts.empty}
        </Button>
      </Row>
      {state.notDone?.what === 'emptying' && <NotEmptied lines={state.notDone.lines} />}
      <BasketQuestions basket={basket} state={state} />
    </WithSummary>
  )
}

/** Stands beside its button, in place of a toast that says the same. */
function NotEmptied({ lines }: { readonly lines: readonly string[] }) {
  useInPlace(lines)
  return <Alert meaning="danger" live lines={lines} />
}

/** The props that the parts of the basket page share. */
interface BasketPartProps {
  readonly basket: ShoppingBasket
  readonly state: LoadedBasket
}

/** The passengers whom this basket adds to the booking. The customer can remove a passenger without basket items. */
function BasketPassengers({ basket, state: { newPassengers, removing } }: BasketPartProps) {
  const texts = useTexts('basket').screen.basket
  if (newPassengers.length === 0) return null
  return (
    <Card title={texts.passengers}>
      <p className={styles.none}>{texts.passengersSentence}</p>
      <ul className={styles.passengers}>
        {newPassengers.map(({ key, name, isUnused }) => (
          <li key={key}>
            <span>{name}</span>
            {isUnused && (
              <>
                <Badge meaning="warning">{texts.withoutTicket}</Badge>
                <Button
                  variant="quiet"
                  aria-label={texts.removePassenger(name)}
                  busy={removing.has(key)}
                  busyLabel={texts.removing}
                  onClick={() => basket.askToRemove([key])}
                >
                  {texts.remove}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface BasketToolbarProps extends BasketPartProps {
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** The number of items, and the removal of several at once. Stays in view while lines are ticked. */
function BasketToolbar({ basket, state, heading }: BasketToolbarProps) {
  const texts = useTexts('basket').screen.basket
  const none = state.picked.size === 0
  return (
    <div className={styles.toolbar}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.items(state.count)}
      </h2>
      {state.canPick && (
        <div className={styles.several}>
          <CheckboxField label={texts.selectAll} checked={state.areAllPicked} onChange={basket.pickAll} />
          <Button
            variant="quiet"
            busy={state.isRemovingPicked}
            busyLabel={texts.removing}
            aria-disabled={none ? true : undefined}
            title={none ? texts.selectFirst : undefined}
            onClick={basket.askToRemovePicked}
          >
            {texts.removeSelected(state.picked.size)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Asks the customer to confirm a removal that they may not intend. */
function BasketQuestions({ basket, state: { question } }: BasketPartProps) {
  const { confirmRemoval, confirmPassengers, confirmEmpty } = useTexts('basket').screen.basket
  const asked = question?.kind === 'passengersToo' ? question : null
  const removal = question?.kind === 'remove' ? question : null
  return (
    <>
      <Dialog
        open={removal !== null}
        title={removal && confirmRemoval.title(removal.label)}
        onClose={basket.dismissQuestion}
        actions={
          <>
            <Button variant="secondary" onClick={basket.dismissQuestion}>
              {confirmRemoval.keep}
            </Button>
            <Button variant="danger" onClick={() => void basket.answerRemoval(false)}>
              {confirmRemoval.confirm}
            </Button>
          </>
        }
      >
        {removal && [confirmRemoval.sentence, ...(removal.takesAlong ? [confirmRemoval.withMore] : [])].join(' ')}
      </Dialog>
      <Dialog
        open={asked !== null}
        title={asked && confirmPassengers.title(asked.names)}
        onClose={basket.dismissQuestion}
        actions={
          asked && (
            <>
              <Button variant="secondary" onClick={() => void basket.answerRemoval(false)}>
                {confirmPassengers.itemsOnly(asked.lines)}
              </Button>
              <Button variant="danger" onClick={() => void basket.answerRemoval(true)}>
                {confirmPassengers.both(asked.passengers)}
              </Button>
            </>
          )
        }
      >
        {asked && confirmPassengers.sentence(asked.names, asked.passengers)}
      </Dialog>
      <Dialog
        open={question?.kind === 'discard'}
        title={confirmEmpty.title}
        onClose={basket.dismissQuestion}
        actions={
          <>
            <Button variant="secondary" onClick={basket.dismissQuestion}>
              {confirmEmpty.keep}
            </Button>
            <Button variant="danger" onClick={() => void basket.discard()}>
              {confirmEmpty.confirm}
            </Button>
          </>
        }
      >
        {confirmEmpty.sentence}
      </Dialog>
    </>
  )
}
