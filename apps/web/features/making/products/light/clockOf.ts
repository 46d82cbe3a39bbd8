/** Where degrees clockwise from twelve lie on a clock: 315 is 10:30. */
export function clockOf(degrees: number): string {
  const minutes = Math.round((((degrees % 360) + 360) % 360) * 2)
  const hours = Math.floor(minutes / 60) % 12
  return `${hours === 0 ? 12 : hours}:${String(minutes % 60).padStart(2, '0')}`
}
