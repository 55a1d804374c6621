import { onStart } from './pageChannel.js'

onStart((_, tell) => {
  // A click before the listeners exist would be lost, so the buttons stay disabled until then.
  for (const id of ['complete', 'fail']) {
    const button = document.getElementById(id)
    button.addEventListener('click', () => tell(id))
    button.disabled = false
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tell('close')
  })
  document.getElementById('complete').focus()
  return {}
})
