/**
 * Called by the page that the frame stands in, with what to tell the answer.
 * @param {(answer: 'complete' | 'fail' | 'close') => void} answer
 */
window.startChallenge = (answer) => {
  for (const id of ['complete', 'fail']) document.getElementById(id).addEventListener('click', () => answer(id))
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') answer('close')
  })
  document.getElementById('complete').focus()
}
