import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/world'

const save = async (page: Page, name: string) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const saved = await download
  const text = await readFile(await saved.path(), 'latin1')
  return [saved.suggestedFilename(), text.slice(0, 5), /\/Count (\d+)/.exec(text)?.[1]]
}

test('all e-tickets are saved in one file; its code loads with the press', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await signIn(page)
  await page.goto('/booking/SUN1002')
  await expect(page.getByRole('button', { name: 'Save all in one file' })).toBeVisible()
  expect(loaded.filter((address) => /\/build\/pdf/.test(address))).toEqual([])
  expect(await save(page, 'Save all in one file')).toEqual(['SUN1002.pdf', '%PDF-', '2'])
  await expect(page.getByText('Your tickets are in one file')).toBeVisible()
  await expect(page.getByText('On the site of its issuer: Behind the scenes at the opera')).toBeVisible()
})
