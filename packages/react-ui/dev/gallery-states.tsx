import { useState } from 'react'
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Dialog,
  EmptyState,
  ErrorState,
  Loading,
  ProgressSteps,
  Row,
  Skeleton,
  Stack,
  ToastRegion,
  type Meaning,
  type ToastContent,
} from '../src/design'

const meanings: readonly Meaning[] = ['info', 'success', 'warning', 'danger']

export function States() {
  return (
    <Stack>
      {meanings.map((meaning) => (
        <Alert
          key={meaning}
          meaning={meaning}
          title={`An alert that means ${meaning}`}
          headingLevel={3}
          actions={meaning === 'danger' && <Button variant="secondary">Use another card</Button>}
        >
          What happened, then what you can do, in one or two sentences.
        </Alert>
      ))}
      <Alert>One sentence without a title.</Alert>
      <Stack>
        <EmptyState
          icon="ticket"
          heading="No tickets yet"
          headingLevel={3}
          action={<ButtonLink to="/">Add tickets</ButtonLink>}
        >
          Choose an event and its tickets appear here.
        </EmptyState>
        <ErrorState heading="We could not load your booking" headingLevel={3} onRetry={() => {}}>
          We&rsquo;re unable to load your booking right now. Please try again.
        </ErrorState>
        <Loading label="Loading your bookings">
          <Card>
            <Skeleton width="12rem" />
            <div>
              <Skeleton />
              <Skeleton width="80%" />
              <Skeleton width="45%" />
            </div>
          </Card>
        </Loading>
      </Stack>
    </Stack>
  )
}

export function Money() {
  return (
    <Stack>
      <Card title="Paying £240.00" headingLevel={3} footer={<span>Keep this page open until we are done.</span>}>
        <ProgressSteps
          label="Your payment"
          steps={[
            { label: 'Checking your card', state: 'done' },
            { label: 'Checking with your bank', state: 'current', note: 'Your bank may ask you to confirm it is you.' },
            { label: 'Confirming your booking', state: 'toCome' },
          ]}
        />
      </Card>
      <Card title="Payment not taken" headingLevel={3} footer={<Button block>Use another card</Button>}>
        <ProgressSteps
          label="Your last payment"
          steps={[
            { label: 'Checking your card', state: 'done' },
            {
              label: 'Checking with your bank',
              state: 'failed',
              note: 'Your bank declined the payment. Nothing was charged.',
            },
          ]}
        />
      </Card>
    </Stack>
  )
}

const messages: readonly ToastContent[] = [
  { id: 'a', meaning: 'success', message: 'Your details were successfully updated!' },
  { id: 'b', meaning: 'danger', message: ['Two tickets could not be listed.', 'Please try again.'] },
]

export function Overlays() {
  const [open, setOpen] = useState<'none' | 'prompt' | 'required'>('none')
  const [toasts, setToasts] = useState<readonly ToastContent[]>([])
  const close = () => setOpen('none')
  return (
    <Row>
      <Button variant="secondary" onClick={() => setOpen('prompt')}>
        Open a prompt
      </Button>
      <Button variant="secondary" onClick={() => setOpen('required')}>
        Open a required prompt
      </Button>
      <Button variant="secondary" onClick={() => setToasts(messages)}>
        Show toasts
      </Button>
      <Dialog
        open={open === 'prompt'}
        title="Sign out"
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Sign Out</Button>
          </>
        }
      >
        You are about to sign out. Do you want to continue?
      </Dialog>
      <Dialog
        open={open === 'required'}
        required
        title="Remove both tickets"
        onClose={close}
        actions={
          <Button variant="danger" onClick={close}>
            Remove tickets
          </Button>
        }
      >
        Your basket changed in another tab. Check it before you go on.
      </Dialog>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
        onPause={() => {}}
        onResume={() => {}}
      />
    </Row>
  )
}
