import type { ActiveTransportStep, TransportOption, TransportQuestion } from '@booking-dashboard/core'
import type { ReactNode, SubmitEvent } from 'react'
import { WithFee } from '../../bookings/WithFee'
import { useShoppingTexts } from '../../composition/DashboardContext'
import {
  Alert,
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Loading,
  Price,
  RadioGroup,
  Skeleton,
  VisuallyHidden,
} from '../../design'
import { stepId, type TransportProps } from './transportParts'
import styles from './TransportSteps.module.css'
import { TravellersStep } from './TravellersStep'

const fieldId = (field: string): string => `transport-${field}`

interface ActiveStepProps extends TransportProps {
  readonly step: ActiveTransportStep
}

/** The step that is being chosen. */
export function ActiveStep(props: ActiveStepProps) {
  const { step } = props
  const texts = useShoppingTexts().screen.transport
  return (
    <>
      <div>
        <p className={styles.place}>{texts.add.place(step.place)}</p>
        <h3 id={stepId} tabIndex={-1} className={styles.question}>
          {texts.steps[step.name].question}
        </h3>
      </div>
      <StepOptions {...props}>
        {step.name === 'travellers' ? <TravellersStep {...props} /> : <StepForm {...props} />}
      </StepOptions>
    </>
  )
}

/** What can be chosen in a step, in whatever state it is. */
function StepOptions({ finder, step, children }: ActiveStepProps & { readonly children: ReactNode }) {
  const { steps, add } = useShoppingTexts().screen.transport
  switch (step.options) {
    case 'ready':
      return children
    case 'failed':
      return (
        <ErrorState heading={add.failedHeading} headingLevel={3} onRetry={() => void finder.retry()}>
          {add.failedSentence}
        </ErrorState>
      )
    case 'empty':
      return (
        <EmptyState icon="bus" heading={add.emptyHeading} headingLevel={3}>
          {steps[step.name].none}
        </EmptyState>
      )
    case 'loading':
      return (
        <Loading label={steps[step.name].loading}>
          <div className={styles.skeleton}>
            <Skeleton shape="block" height="3.25rem" />
            <Skeleton shape="block" height="3.25rem" />
          </div>
        </Loading>
      )
  }
}

/** The choices of a step and the way on. */
function StepForm({ finder, state, step, inMoney }: ActiveStepProps) {
  const { add } = useShoppingTexts().screen.transport
  const goOn = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const end = await finder.goOn()
    if (end.kind === 'incomplete') document.getElementById(fieldId(end.fields[0] ?? ''))?.focus()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void goOn(event)} noValidate>
      {step.questions.map((question) =>
        question.options.length === 0 ? (
          <Alert key={question.field} meaning="warning">
            {add.noReturnAfter}
          </Alert>
        ) : (
          <Question key={question.field} {...{ finder, state, step, question, inMoney }} />
        ),
      )}
      <div>
        <Button type="submit" iconAfter="arrow-right">
          {add.next}
        </Button>
      </div>
    </form>
  )
}

interface QuestionProps extends ActiveStepProps {
  readonly question: TransportQuestion
}

function Question({ finder, state, step, question: { field, hint, picked, options }, inMoney }: QuestionProps) {
  const { add, fields, steps } = useShoppingTexts().screen.transport
  const { label, missing } = fields[field]
  return (
    <RadioGroup
      id={fieldId(field)}
      label={label === steps[step.name].question ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      hint={hint || undefined}
      options={options.map(({ value, label: name, note, departure }) => ({
        value,
        label: name,
        note: departure === null ? note : <DepartureNote departure={departure} />,
        aside: departure && (
          <WithFee fee={departure.bookingFee} inMoney={inMoney}>
            <Price value={inMoney(departure.cost)} per={add.perTraveller} />
          </WithFee>
        ),
        disabled: departure?.level === 'soldOut',
      }))}
      value={picked}
      onChange={(value) => finder.pick(field, value)}
      error={state.isIncomplete && picked === '' ? missing : undefined}
    />
  )
}

function DepartureNote({ departure }: { readonly departure: NonNullable<TransportOption['departure']> }) {
  const { add, booked } = useShoppingTexts().screen.transport
  const { name, arrives, toBeConfirmed, level, left } = departure
  const words = add.availability
  return (
    <span className={styles.note}>
      {toBeConfirmed && <strong>{booked.timeTbc}</strong>}
      <span>{arrives === null ? name : `${name} · ${booked.arrives(arrives)}`}</span>
      {level === 'soldOut' && <Badge>{words.soldOut}</Badge>}
      {level === 'few' && <Badge meaning="warning">{words.few(left)}</Badge>}
      {(level === 'plenty' || level === 'freesale') && <span>{words[level]}</span>}
    </span>
  )
}
