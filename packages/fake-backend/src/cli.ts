#!/usr/bin/env node
import { runOnThisTerminal } from './server/onThisTerminal.js'

/** `booking-fake-backend`. */
await runOnThisTerminal()
