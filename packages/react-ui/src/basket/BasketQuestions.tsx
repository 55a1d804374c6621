import { useTexts } from '../dashboard/DashboardContext'
import { Button, Dialog } from '../design'
import type { BasketPartProps } from './BasketPartProps'

/** Asks the customer to confirm a removal that they may not intend. */
export function BasketQuestions({ basket, state: { question } }: BasketPartProps) {
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
