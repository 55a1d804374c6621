import {
  paths,
  type ActiveTransportStep,
  type Currency,
  type TransportFinder,
  type TransportQuestion,
} from '@booking-dashboard/core'
import { memo, type ReactNode } from 'react'
import { Loaded } from '../../bookings/Loaded'
import { useBookingRef } from '../../bookings/useBookingRef'
import { WithFee } from '../../bookings/WithFee'
import { useFormats, useTexts } from '../../dashboard/DashboardContext'
import {
  Alert,
  Badge,
  ButtonLink,
  CheckboxField,
  EmptyState,
  Icon,
  muted,
  Price,
  Skeleton,
  VisuallyHidden,
} from '../../design'
import { passengersId, stepId, type TransportProps } from './transportParts'
import styles from './TransportSteps.module.css'

interface ActiveStepProps extends TransportProps {
  readonly step: ActiveTransportStep
}

/** The step that the customer is choosing. */
export function ActiveStep(props: ActiveStepProps) {
  const { step } = props
  const texts = useTexts('transport').screen.transport
  return (
    <>
      <div>
        <p className={styles.place}>{texts.add.place(step.number, step.most)}</p>
        <h3 id={stepId} tabIndex={-1} className={styles.question}>
          {texts.steps[step.name].question}
        </h3>
      </div>
      <StepOptions {...props}>
        {step.name === 'passengers' ? <PassengersStep {...props} /> : <Questions {...props} />}
      </StepOptions>
    </>
  )
}

/** The options of a step, in each of its states. */
function StepOptions({ finder, step, children }: ActiveStepProps & { readonly children: ReactNode }) {
  const { transport, shop } = useTexts('transport').screen
  const { steps, add } = transport
  const bookingRef = useBookingRef()
  return (
    <Loaded
      state={{ kind: step.options }}
      words={{ loading: steps[step.name].loading, failedHeading: add.failedHeading }}
      failure={add.failedSentence}
      onRetry={() => void finder.retry()}
      headingLevel={3}
      skeleton={
        <div className={styles.skeleton}>
          <Skeleton shape="block" height="3.25rem" />
          <Skeleton shape="block" height="3.25rem" />
        </div>
      }
    >
      {({ kind }) =>
        kind === 'empty' ? (
          <EmptyState
            icon="bus"
            heading={add.emptyHeading}
            headingLevel={3}
            // At a later step, the customer changes an earlier one.
            action={step.number === 1 && <ButtonLink to={paths.booking(bookingRef)}>{shop.backToBooking}</ButtonLink>}
          >
            {steps[step.name].none}
          </EmptyState>
        ) : (
          children
        )
      }
    </Loaded>
  )
}

/** The questions of a step. Answering the last one leads to the next step. */
function Questions({ finder, state, step }: ActiveStepProps) {
  const { add, fields, steps } = useTexts('transport').screen.transport
  return step.questions.map(({ field, hint, picked, options }) =>
    options.length === 0 ? (
      <Alert key={field} meaning="warning">
        {add.noReturnAfter}
      </Alert>
    ) : (
      <fieldset key={field} className={styles.choices}>
        <legend className={styles.legend}>
          {fields[field] === steps[step.name].question ? (
            <VisuallyHidden>{fields[field]}</VisuallyHidden>
          ) : (
            fields[field]
          )}
        </legend>
        {hint && <p className={muted}>{hint}</p>}
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            field={field}
            isPicked={option.value === picked}
            finder={finder}
            currency={state.currency}
          />
        ))}
      </fieldset>
    ),
  )
}

interface ChoiceProps {
  readonly option: TransportQuestion['options'][number]
  readonly field: TransportQuestion['field']
  readonly isPicked: boolean
  readonly finder: TransportFinder
  readonly currency: Currency
}

const Choice = memo(function Choice({ option, field, isPicked, finder, currency }: ChoiceProps) {
  const { add } = useTexts('transport').screen.transport
  const inMoney = useFormats().moneyIn(currency)
  const { value, label, note, departure } = option
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isPicked}
      disabled={departure?.level === 'soldOut'}
      onClick={() => void finder.pick(field, value)}
    >
      <span className={styles.words}>
        <bdi>{label}</bdi>
        {departure === null ? note && <span>{note}</span> : <DepartureNote departure={departure} />}
      </span>
      {departure && (
        <WithFee fee={departure.bookingFee} inMoney={inMoney}>
          <Price value={inMoney(departure.cost)} per={add.perPassenger} />
        </WithFee>
      )}
      <Icon name={isPicked ? 'check-circle' : 'chevron-right'} />
    </button>
  )
})

function DepartureNote({
  departure,
}: {
  readonly departure: NonNullable<TransportQuestion['options'][number]['departure']>
}) {
  const formats = useFormats()
  const { add, booked } = useTexts('transport').screen.transport
  const { name, arrives, toBeConfirmed, level, left } = departure
  const words = add.availability
  return (
    <span className={styles.note}>
      {toBeConfirmed && <strong>{booked.timeTbc}</strong>}
      <span>{formats.dotted(name, arrives === null ? '' : booked.arrives(arrives))}</span>
      {level === 'soldOut' && <Badge>{words.soldOut}</Badge>}
      {level === 'few' && <Badge meaning="warning">{words.few(left)}</Badge>}
      {(level === 'plenty' || level === 'freesale') && <span>{words[level]}</span>}
    </span>
  )
}

/** Chooses who gets a seat: by default, every passenger who has none yet. */
function PassengersStep({ finder, state: { passengers, passengersWrong: wrong } }: TransportProps) {
  const texts = useTexts('transport').screen.transport
  if (passengers.length === 0) {
    return (
      <EmptyState icon="users" heading={texts.add.emptyHeading} headingLevel={3}>
        {texts.steps.passengers.none}
      </EmptyState>
    )
  }
  return (
    <fieldset className={styles.passengers} aria-describedby={wrong.length > 0 ? 'passengers-wrong' : undefined}>
      <legend className={styles.legend}>{texts.steps.passengers.name}</legend>
      {passengers.map(({ passengerId, name, lead, hasTransport, isChosen }, index) => (
        <CheckboxField
          key={passengerId}
          id={index === 0 ? passengersId : undefined}
          label={lead ? texts.add.lead(name) : name}
          hint={hasTransport === null ? undefined : texts.add.hasTransport[hasTransport]}
          checked={isChosen}
          onChange={() => finder.togglePassenger(passengerId)}
        />
      ))}
      <div id="passengers-wrong" role="status" className={styles.wrong}>
        {wrong.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </fieldset>
  )
}
