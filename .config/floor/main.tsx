/** A page of the libraries that the product uses, which does next to nothing: the floor of every first load. */
import 'reflect-metadata'
import { Container } from 'inversify'
import * as t from 'io-ts'
import { isRight } from 'fp-ts/lib/Either.js'
import { BehaviorSubject } from 'rxjs'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

const Answer = t.type({ client_id: t.number })
const container = new Container()
const client = new BehaviorSubject('…')
container.bind('client').toConstantValue(client)
void fetch('/api/client/id')
  .then((answer) => answer.json())
  .then((body) => {
    const decoded = Answer.decode(body)
    client.next(isRight(decoded) ? String(decoded.right.client_id) : 'not read')
  })

const Page = () => {
  const subject = container.get<BehaviorSubject<string>>('client')
  const shown = useSyncExternalStore(
    (changed) => {
      const subscription = subject.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    () => subject.value,
  )
  return (
    <main>
      <h1>Log in</h1>
      <p>{`Client ${shown}`}</p>
      <form>
        <label>
          Email address <input type="email" />
        </label>
        <label>
          Password <input type="password" />
        </label>
        <button>Log in</button>
      </form>
    </main>
  )
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />)
