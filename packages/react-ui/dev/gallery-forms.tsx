import { useState } from 'react'
import {
  Button,
  Card,
  CheckboxField,
  ErrorSummary,
  Field,
  HostedField,
  PasswordField,
  RadioGroup,
  Row,
  SelectField,
  Stack,
  Stepper,
} from '../src/design'

const countries = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'IE', label: 'Ireland' },
]

export function Form() {
  const [email, setEmail] = useState('amara@example.com')
  const [password, setPassword] = useState('Passw0rd!')
  const [country, setCountry] = useState('')
  const [agreed, setAgreed] = useState(true)
  const [tickets, setTickets] = useState(2)
  const [way, setWay] = useState('full')
  return (
    <Card>
      <Field
        label="Email address"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={setEmail}
        hint="We send your tickets here."
      />
      <PasswordField label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
      <Field
        label="Postcode"
        short
        optional
        value=""
        onChange={() => {}}
        autoComplete="postal-code"
        placeholder="SW1A 1AA"
      />
      <Field label="Booking reference" readOnly short value="SUN1001" onChange={() => {}} />
      <SelectField
        label="Country"
        placeholder="Choose a country"
        options={countries}
        value={country}
        onChange={setCountry}
      />
      <HostedField label="Card number" hint="The long number on the front of your card." hostRef={null} />
      <CheckboxField
        label="Use this address for every booking with a delivery"
        hint="It affects 2 other bookings."
        checked={agreed}
        onChange={setAgreed}
      />
      <RadioGroup
        label="How would you like to pay?"
        value={way}
        onChange={setWay}
        options={[
          { value: 'full', label: 'Pay in full', note: 'By card, today', aside: <span>£640.00</span> },
          {
            value: 'plan',
            label: 'Payment plan',
            note: '4 instalments, the next on Wed 1 April 2026',
            aside: <span>£160.00</span>,
          },
          { value: 'credit', label: 'Credit', note: 'You have no credit in this currency.', disabled: true },
        ]}
      />
      <Row>
        <Stepper
          label="Adult ticket"
          value={tickets}
          onChange={setTickets}
          max={4}
          reason={tickets === 4 ? 'You can buy up to 4.' : undefined}
        />
        <Stepper label="Child ticket" value={0} onChange={() => {}} disabled reason="Sold out" />
      </Row>
      <Row>
        <Button icon="lock">Pay £240.00</Button>
        <Button variant="quiet">Cancel</Button>
      </Row>
    </Card>
  )
}

const nothing = () => {}

export function FormInError() {
  return (
    <Stack>
      <ErrorSummary
        errors={[
          { fieldId: 'bad-email', message: 'Invalid email address' },
          { fieldId: 'bad-country', message: 'Choose a country' },
        ]}
      />
      <Card>
        <Field
          id="bad-email"
          label="Email address"
          type="email"
          value="amara@"
          onChange={nothing}
          error="Invalid email address"
          hint="We send your tickets here."
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value=""
          onChange={nothing}
          error="Password must not be empty"
        />
        <SelectField
          id="bad-country"
          label="Country"
          options={countries}
          placeholder="Choose a country"
          value=""
          onChange={nothing}
          error="Choose a country"
        />
        <HostedField label="Expiry date" hostRef={null} error="Your card's expiry date is incomplete." />
        <CheckboxField
          label="I accept the terms and conditions"
          checked={false}
          onChange={nothing}
          error="Accept the terms and conditions to go on"
        />
      </Card>
    </Stack>
  )
}
