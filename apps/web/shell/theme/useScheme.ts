import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'

/** The appearance, and how to change it: the whole screen turns at once, without one thing fading after the other. */
export function useScheme() {
  // Its own way to still the screen writes a style as text, which the page's policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const change = (scheme: MantineColorScheme) => {
    const { dataset } = document.documentElement
    dataset['turning'] = ''
    setColorScheme(scheme)
    setTimeout(() => delete dataset['turning'], 10)
  }
  return { colorScheme, change }
}
