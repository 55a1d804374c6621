import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The first of a file may wait for a lazy part to be compiled, on a busy machine longer than the second that is given by default.
configure({ asyncUtilTimeout: 5000 })
afterEach(cleanup)
