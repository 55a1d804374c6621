import { afterEach, expect, it, vi } from 'vitest'
import { showLastNotice } from './showLastNotice'

afterEach(() => {
  document.body.innerHTML = ''
  document.title = ''
})

it('shows the error page of the HTML, with the suffix of every title', () => {
  // It reloads the page at each move in the history, for the rest of the document's life.
  const listening = vi.spyOn(window, 'addEventListener').mockImplementation(() => undefined)
  document.documentElement.lang = 'en-GB'
  document.title = 'Tickets | Customer Dashboard'
  document.body.innerHTML =
    '<div id="root">Tickets</div><template id="shell-en-GB-page"><main></main></template>' +
    '<template id="shell-en-GB-error"><h1 tabindex="-1">It seems something went wrong.</h1></template>'
  showLastNotice(() => undefined)
  listening.mockRestore()
  expect(document.getElementById('root')?.textContent).toBe('It seems something went wrong.')
  expect(document.title).toBe('It seems something went wrong. | Customer Dashboard')
  expect(document.querySelector('h1')).toHaveFocus()
})
