import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A last net under what never comes. No verdict hangs on it: a busy machine may take its time.
configure({ asyncUtilTimeout: 6_000 })
afterEach(cleanup)
