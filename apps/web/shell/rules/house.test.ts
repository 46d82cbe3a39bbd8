import { onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { closedBy } from './house.ts'

afterEach(() => onlineManager.setOnline(true))

describe('entering a place while the browser is offline', () => {
  it('[S2.01] does not wait for the connection: what cannot be asked closes nothing', async () => {
    onlineManager.setOnline(false)
    expect(await closedBy()).toBeNull()
  }, 5_000)
})
