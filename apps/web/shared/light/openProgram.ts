/** A program of the graphics processor and where its numbers are set. */
export interface Program {
  use(): void
  place(name: string): WebGLUniformLocation | null
  /** Has a sampler read from a unit. */
  read(name: string, unit: number): void
  close(): void
}

/** Builds a program; what is wrong with it is thrown. */
export function openProgram(gl: WebGL2RenderingContext, vertices: string, pixels: string): Program {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertices],
    [gl.FRAGMENT_SHADER, pixels],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('No shader could be opened.')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS) && !gl.isContextLost()) {
      throw new Error(gl.getShaderInfoLog(shader) ?? 'A shader could not be compiled.')
    }
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(gl.getProgramInfoLog(program) ?? 'A program could not be linked.')
  }
  const places = new Map<string, WebGLUniformLocation | null>()
  const place = (name: string) => {
    const known = places.get(name)
    if (known !== undefined) return known
    const found = gl.getUniformLocation(program, name)
    places.set(name, found)
    return found
  }
  return {
    place,
    use: () => gl.useProgram(program),
    read: (name, unit) => gl.uniform1i(place(name), unit),
    close: () => gl.deleteProgram(program),
  }
}
