import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Gallery } from './gallery'
import { ThemePage } from './ThemePage'

/** Whether this is one of the two frames, and not the outer page. */
const isFrame = new URLSearchParams(location.search).has('scheme')
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>{isFrame ? <Gallery /> : <ThemePage />}</MemoryRouter>
    </StrictMode>,
  )
