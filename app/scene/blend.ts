import {
  BufferGeometry,
  type Camera,
  ConstantAlphaFactor,
  CustomBlending,
  Float32BufferAttribute,
  FramebufferTexture,
  Mesh,
  NearestFilter,
  type Object3D,
  OneMinusConstantAlphaFactor,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
} from 'three';

/**
 * Cross-fades two scenes. Each is rendered whole, so its inside does not show through as with transparent parts; the
 * finished images are mixed, and both ends are exact.
 */
export class Blend {
  readonly #material = new ShaderMaterial({
    uniforms: { before: { value: null } },
    vertexShader:
      'varying vec2 at; void main() { at = position.xy * .5 + .5; gl_Position = vec4(position.xy, 0., 1.); }',
    fragmentShader:
      'uniform sampler2D before; varying vec2 at; void main() { gl_FragColor = texture2D(before, at); }',
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: CustomBlending,
    blendSrc: ConstantAlphaFactor,
    blendDst: OneMinusConstantAlphaFactor,
  });
  readonly #geometry = new BufferGeometry().setAttribute(
    'position',
    new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3),
  );
  readonly #overlay = new Scene();
  readonly #size = new Vector2();
  #before: FramebufferTexture | undefined;

  constructor() {
    const mesh = new Mesh(this.#geometry, this.#material);
    mesh.frustumCulled = false;
    this.#overlay.add(mesh);
  }

  /** Leaves only `entering` visible at the end. `share` is its weight, 0 to 1. */
  render(
    gl: WebGLRenderer,
    scene: Scene,
    camera: Camera,
    { leaving, entering, share }: { leaving: Object3D; entering: Object3D; share: number },
  ): void {
    const before = this.#textureFor(gl);
    [leaving.visible, entering.visible] = [true, false];
    gl.render(scene, camera);
    gl.copyFramebufferToTexture(before);
    [leaving.visible, entering.visible] = [false, true];
    gl.render(scene, camera);
    this.#material.blendAlpha = 1 - share;
    gl.autoClear = false;
    gl.render(this.#overlay, camera);
    gl.autoClear = true;
  }

  free(): void {
    this.#before?.dispose();
    this.#before = undefined;
    this.#material.dispose();
    this.#geometry.dispose();
  }

  #textureFor(gl: WebGLRenderer): FramebufferTexture {
    const { x: width, y: height } = gl.getDrawingBufferSize(this.#size);
    if (this.#before?.image.width === width && this.#before.image.height === height) return this.#before;
    this.#before?.dispose();
    this.#before = new FramebufferTexture(width, height);
    this.#before.minFilter = NearestFilter;
    this.#material.uniforms.before = { value: this.#before };
    return this.#before;
  }
}
