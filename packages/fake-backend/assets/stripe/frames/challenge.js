import { onStart } from './pageChannel.js'

onStart((_, tell) => {
  // The page removes this frame with the answer. The press has to be over by then, or a browser waits for its end.
  const answer = (how) => setTimeout(() => tell(how))
  // A click before the listeners exist would be lost, so the buttons stay disabled until then.
  for (const id of ['complete', 'fail']) {
    const button = document.getElementById(id)
    button.addEventListener('click', () => answer(id))
    button.disabled = false
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') answer('close')
  })
  document.getElementById('complete').focus()
  return {}
})
