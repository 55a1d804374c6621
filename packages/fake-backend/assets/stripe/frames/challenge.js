/**
 * Called by the page that contains the frame, with the callback for the answer.
 * @param {(answer: 'complete' | 'fail' | 'close') => void} answer
 */
window.startChallenge = (answer) => {
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
}
